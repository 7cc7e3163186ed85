import { useId } from 'react';
import { Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Row } from '../../ui/layout/Layout.tsx';
import { mobileText as text } from './mobile.text.ts';
import styles from './PhoneQuestion.module.css';
import { siteChoice } from './siteChoice.ts';

/** The page is in that layout already: that it was chosen is said. */
function visit(): void {
  siteChoice.make('mobile');
  toast.info(text.visiting);
}

/** Which layout is wanted on this phone. The page goes on behind it. */
export default function PhoneQuestion() {
  const title = useId();
  return (
    <section role="dialog" aria-labelledby={title} className={styles.question}>
      <h2 id={title}>{text.promptTitle}</h2>
      <Text as="p" tone="secondary" above={4} below={12}>
        {text.prompt}
      </Text>
      <Row>
        <Button fluid onClick={() => siteChoice.make('desktop')}>
          {text.stay}
        </Button>
        <Button fluid variant="primary" onClick={visit}>
          {text.visit}
        </Button>
      </Row>
    </section>
  );
}
