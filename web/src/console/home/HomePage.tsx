import { Message } from '../../ui/feedback/Message.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { useOperator } from '../consoleActors.ts';
import { knownPermissions, permissionText } from '../permissions.text.ts';
import styles from './home.module.css';
import { homeText as text } from './home.text.ts';

const FEW_CODES = 2;

/** Greets the operator with what they may do. */
export default function HomePage() {
  const { displayName, roles, permissions, recoveryCodesLeft } = useOperator();
  const known = knownPermissions(permissions);
  return (
    <Stack gap={16}>
      <PageHeader title={text.greeting(new Date().getHours(), displayName)} hint={text.roles(roles)} />
      {recoveryCodesLeft <= FEW_CODES && <Message tone="warning">{text.fewCodes(recoveryCodesLeft)}</Message>}
      <Card title={text.may}>
        {known.length === 0 && <p>{text.nothing}</p>}
        <ul className={styles.may}>
          {known.map((permission) => (
            <li key={permission}>{permissionText[permission]}</li>
          ))}
        </ul>
      </Card>
    </Stack>
  );
}
