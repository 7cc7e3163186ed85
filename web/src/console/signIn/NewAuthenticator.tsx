import { Text } from '../../ui/base/Text.tsx';
import { Copyable } from '../../ui/copy/Copyable.tsx';
import { ScanPanel } from '../../ui/data/ScanPanel.tsx';
import styles from './signIn.module.css';
import { signInText as text } from './signIn.text.ts';

/** What an authenticator is set up with: a code to scan, and the secret to type by hand. */
export function NewAuthenticator({ url }: { url: string }) {
  const secret = new URL(url).searchParams.get('secret') ?? '';
  return (
    <>
      <ScanPanel code={{ text: url, label: text.qrCode }} size={168}>
        <ol className={styles.steps}>
          {text.bindSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </ScanPanel>
      <div>
        <Text as="p" small tone="secondary">
          {text.secret}
        </Text>
        <Copyable text={secret} label={text.secret} wraps>
          {secret.match(/.{1,4}/g)?.join(' ')}
        </Copyable>
      </div>
    </>
  );
}
