import { useMemo, useState } from 'react';
import { browserStorage } from '../../lib/storage.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Row, Stack } from '../../ui/layout/Layout.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { useCustomerService } from '../customerService/useCustomerService.ts';
import styles from './ExperienceScore.module.css';
import { scoreText as text } from './experienceScore.text.ts';
import { createLastInput, startingInput } from './lastInput.ts';
import { ScoreForm } from './ScoreForm.tsx';
import { ScoreResult } from './ScoreResult.tsx';
import type { ScoreInput } from './score.ts';

/** Estimates a shop's experience score and says what raises it most. */
export default function ExperienceScorePage() {
  usePageTitle(text.title);
  const { contact } = useCustomerService();
  const last = useMemo(() => createLastInput(browserStorage()), []);
  const [input, setInput] = useState<ScoreInput>(() => last.load() ?? startingInput);
  const change = (next: ScoreInput) => {
    setInput(next);
    last.save(next);
  };
  return (
    <Stack className={styles.page}>
      <PageHeader title={text.title} hint={text.lead} />
      <div className={styles.work}>
        <ScoreForm input={input} onChange={change} />
        <ScoreResult input={input} />
      </div>
      <Panel className={styles.notes} aria-labelledby="notes">
        <h2 id="notes">{text.noteTitle}</h2>
        <Text as="p" above={12} below={12}>
          {text.formula}
        </Text>
        <ul>
          {text.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </Panel>
      <Panel as="div" small>
        <Row as="p" gap={12}>
          <Icon name="headset" size={20} className={styles.quiet} />
          {text.subAccount}
          <Button variant="text" onClick={contact}>
            {text.contact}
          </Button>
        </Row>
      </Panel>
    </Stack>
  );
}
