import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useCustomerService } from '../customerService/useCustomerService.ts';
import styles from './ExperienceScorePage.module.css';
import { scoreText as text } from './experienceScore.text.ts';

/** Sub-accounts are the customer service's work. */
export function SubAccountLine() {
  const { contact } = useCustomerService();
  return (
    <p className={styles.line}>
      <Icon name="headset" size={20} className={styles.sign} />
      {text.subAccount}
      <Button variant="text" onClick={contact}>
        {text.contact}
      </Button>
    </p>
  );
}
