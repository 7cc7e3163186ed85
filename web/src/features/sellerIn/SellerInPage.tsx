import { Icon } from '../../ui/base/Icon.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
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
      <Panel className={styles.hero}>
        <div>
          <Text as="p" tone="secondary">
            {text.title}
          </Text>
          <h1>{text.headline}</h1>
          <p className={styles.lead}>{text.lead}</p>
          <Entry />
        </div>
        <WarehouseScene />
      </Panel>
      <section aria-labelledby="gains">
        <h2 id="gains">{text.gainsTitle}</h2>
        <ul className={styles.gains}>
          {text.gains.map(({ icon, title, words }) => (
            <Panel as="li" key={title}>
              <span className={styles.sign}>
                <Icon name={icon} size={24} />
              </span>
              <h3>{title}</h3>
              <p>{words}</p>
            </Panel>
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
        <Panel as="div" above={12} className={styles.questions}>
          {text.questions.map(({ ask, answer }) => (
            <details key={ask}>
              <summary>
                {ask}
                <Icon name="chevronDown" size={18} className={styles.turn} />
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </Panel>
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
      <Row as="p" gap={12} role="status">
        <Icon name="success" size={22} className={styles.mark} />
        <span>
          <Text strong block>
            {text.already}
          </Text>
          <SecondLine>{text.alreadyHint}</SecondLine>
        </span>
      </Row>
    );
  }
  return (
    <Row gap={16}>
      <Button
        variant="primary"
        size="large"
        onClick={() => openLogin(undefined, { mode: 'register', kind: 'seller' })}
      >
        {text.enter}
      </Button>
      <SecondLine>{text.enterHint}</SecondLine>
    </Row>
  );
}
