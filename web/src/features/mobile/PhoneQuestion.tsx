import { useLocation, useNavigate } from 'react-router-dom';
import { cx } from '../../ui/base/cx.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { mobileCounterpart } from './counterpart.ts';
import { desktopChoice } from './desktopChoice.ts';
import { mobileText as text } from './mobile.text.ts';
import styles from './PhoneQuestion.module.css';

/** Whether the mobile site is wanted instead of the desktop page that was asked for. */
export default function PhoneQuestion() {
  const place = useLocation();
  const navigate = useNavigate();
  return (
    <Dialog
      open
      sticky
      width={360}
      className={cx(styles.question)}
      title={text.promptTitle}
      onClose={desktopChoice.make}
      actions={
        <>
          <Button onClick={desktopChoice.make}>{text.stay}</Button>
          <Button
            variant="primary"
            data-autofocus
            onClick={() => navigate(mobileCounterpart(place), { replace: true })}
          >
            {text.visit}
          </Button>
        </>
      }
    >
      <p>{text.prompt}</p>
      <Text as="p" tone="secondary" above={4}>
        {text.promptHint}
      </Text>
    </Dialog>
  );
}
