import { Text } from '../base/Text.tsx';
import { Button } from '../buttons/Button.tsx';
import { Stack } from '../layout/Layout.tsx';
import { Popup } from '../overlays/Popup.tsx';
import styles from './MoreCell.module.css';

const FEW = 2;

interface Props {
  of: readonly string[];
  /** The button to all of them. */
  all: (count: number) => string;
}

/** A few words on lines of their own, and all of them on a press. */
export function MoreCell({ of: words, all }: Props) {
  return (
    <div className={styles.words}>
      {words.slice(0, FEW).map((word) => (
        <Text key={word} block cut="ellipsis" small title={word}>
          {word}
        </Text>
      ))}
      {words.length > FEW && (
        <Popup
          on="click"
          position="bottom left"
          trigger={
            <Button variant="text" size="small" className={styles.more}>
              {all(words.length)}
            </Button>
          }
        >
          <Stack as="ul" gap={4}>
            {words.map((word) => (
              <li key={word}>{word}</li>
            ))}
          </Stack>
        </Popup>
      )}
    </div>
  );
}
