import { useFields } from '../../lib/useFields.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { CopyMany } from '../../ui/copy/CopyMany.tsx';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { Row, Stack } from '../../ui/layout/Layout.tsx';
import { saveText } from './saveText.ts';
import styles from './signIn.module.css';
import { signInText as text } from './signIn.text.ts';
import type { SignInActor } from './signInActor.ts';

/** The codes that replace the authenticator, shown once. */
export function RecoveryCodesStep({ actor }: { actor: SignInActor }) {
  const { recoveryCodes, saved } = useFields(actor, 'recoveryCodes', 'saved');
  const save = () => saveText(text.codesFile, `${recoveryCodes.join('\r\n')}\r\n`);
  return (
    <Stack gap={16}>
      <h2>{text.saveCodes}</h2>
      <Text as="p" tone="secondary">
        {text.saveCodesHint}
      </Text>
      <ul className={styles.codes} aria-label={text.recoveryCodes}>
        {recoveryCodes.map((code) => (
          <li key={code} className="num">
            {code}
          </li>
        ))}
      </ul>
      <Row gap={8}>
        <CopyMany label={text.copyCodes} icon="copy" texts={recoveryCodes} />
        <Button size="small" icon="download" onClick={save}>
          {text.downloadCodes}
        </Button>
      </Row>
      <Checkbox
        label={text.saved}
        checked={saved}
        onChange={(checked) => actor.send({ type: 'codes.tick', saved: checked })}
      />
      <Button
        variant="primary"
        size="large"
        fluid
        disabled={!saved}
        onClick={() => actor.send({ type: 'codes.finish' })}
      >
        {text.enter}
      </Button>
    </Stack>
  );
}
