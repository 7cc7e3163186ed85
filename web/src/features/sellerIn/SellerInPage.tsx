import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { useOpenLogin } from '../loginDialog/useOpenLogin.ts';
import { useSession } from '../session/useSession.ts';
import styles from './SellerInPage.module.css';
import { sellerInText as text } from './sellerIn.text.ts';
import { WarehouseScene } from './WarehouseScene.tsx';

/** What a supplier gets here, how it begins, and the way in. */
export default function SellerInPage() {
  usePageTitle(text.title);
  return (
    <div className={styles.page}>
      <section className={styles.hero}>
        <div>
          <p className={styles.kicker}>{text.title}</p>
          <h1>{text.headline}</h1>
          <p className={styles.lead}>{text.lead}</p>
          <Entry />
        </div>
        <WarehouseScene className={styles.scene} />
      </section>
      <section aria-labelledby="gains">
        <h2 id="gains">{text.gainsTitle}</h2>
        <ul className={styles.gains}>
          {text.gains.map(({ icon, title, words }) => (
            <li key={title} className={styles.gain}>
              <span className={styles.sign}>
                <Icon name={icon} size={24} />
              </span>
              <h3>{title}</h3>
              <p>{words}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="steps">
        <h2 id="steps">{text.stepsTitle}</h2>
        <ol className={styles.steps}>
          {text.steps.map(({ title, words }, at) => (
            <li key={title}>
              <span className={styles.count}>{at + 1}</span>
              <h3>{title}</h3>
              <p>{words}</p>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="questions">
        <h2 id="questions">{text.questionsTitle}</h2>
        <div className={styles.questions}>
          {text.questions.map(({ ask, answer }) => (
            <details key={ask}>
              <summary>
                {ask}
                <Icon name="chevronDown" size={18} className={styles.turn} />
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </section>
    </div>
  );
}

/** Registration as a supplier; who is one already has nothing to enter. */
function Entry() {
  const { user } = useSession();
  const openLogin = useOpenLogin();
  if (user?.kind === 'seller') {
    return (
      <p className={styles.already} role="status">
        <Icon name="success" size={22} className={styles.mark} />
        <span>
          <strong>{text.already}</strong>
          <small>{text.alreadyHint}</small>
        </span>
      </p>
    );
  }
  return (
    <div className={styles.entry}>
      <Button
        variant="primary"
        size="large"
        onClick={() => openLogin(undefined, { mode: 'register', kind: 'seller' })}
      >
        {text.enter}
      </Button>
      <small>{text.enterHint}</small>
    </div>
  );
}
