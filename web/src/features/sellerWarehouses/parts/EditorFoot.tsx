import { Text } from '../../../ui/base/Text.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Message } from '../../../ui/feedback/Message.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import styles from '../WarehouseEditor.module.css';
import { editorText as text } from '../warehouseEditor.text.ts';

interface Props {
  /** What is wrong with the form as a whole. */
  problem: string | null;
  /** No answer came. */
  failed: boolean;
  busy: boolean;
  /** Something is unsaved, and kept in this browser. */
  kept: boolean;
  /** What the button says. */
  save: string;
}

/** The foot of an editor, which stays in sight: what is wrong, what is kept, and saving. */
export function EditorFoot({ problem, failed, busy, kept, save }: Props) {
  return (
    <Row as="footer" gap={16} above={16} justify="flex-end" className={styles.foot}>
      {(problem || failed) && (
        <Message tone={failed ? 'warning' : 'danger'}>{failed ? text.requestFailed : problem}</Message>
      )}
      <Text small tone="secondary">
        {kept && text.keptHere}
      </Text>
      <Button type="submit" variant="primary" size="large" loading={busy}>
        {save}
      </Button>
    </Row>
  );
}
