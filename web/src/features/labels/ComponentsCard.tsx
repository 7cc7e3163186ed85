import { useSelector } from '@xstate/react';
import { useFields, useTag } from '../../lib/useFields.ts';
import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import styles from './ComponentsCard.module.css';
import { type ComponentCheck, type ComponentState, selectPrinters } from './componentCheck.machine.ts';
import { COMPONENTS } from './components/components.ts';
import { componentNames } from './printing.text.ts';
import { CAINIAO_URL, paperNames, testText, checkText as text } from './printSettings.text.ts';

/** What prints on this computer: the components with their printers, and a test page. */
export function ComponentsCard({ check }: { check: ComponentCheck }) {
  const checking = useTag(check, 'checking');
  const testing = useTag(check, 'testing');
  const { components, outcome } = useFields(check, 'components', 'outcome');
  const printers = useSelector(check, selectPrinters);
  return (
    <Panel above={24} className={styles.card} aria-labelledby="components">
      <Row as="header" justify="space-between">
        <h2 id="components">{text.title}</h2>
        <Button
          size="small"
          icon="refresh"
          loading={checking}
          disabled={testing}
          onClick={() => check.send({ type: 'component.check' })}
        >
          {text.recheck}
        </Button>
      </Row>
      {!checking && !printers && (
        <Message>
          {text.install}{' '}
          <a href={CAINIAO_URL} target="_blank" rel="noreferrer" className={styles.link}>
            {text.download}
          </a>
          <SecondLine>{text.local}</SecondLine>
        </Message>
      )}
      {outcome && (
        <Message tone={outcome.kind === 'printed' ? 'success' : 'warning'}>{testText(outcome)}</Message>
      )}
      <ul className={styles.list}>
        {COMPONENTS.map(({ name, takesPdf }) => (
          <li key={name}>
            <span>
              {componentNames[name]}
              <SecondLine>{takesPdf ? text.takesPdf : text.ownOnly}</SecondLine>
            </span>
            <StateWords checking={checking} state={components.find((one) => one.name === name)} />
          </li>
        ))}
      </ul>
      {printers && printers.names.length > 0 && (
        <ul className={styles.printers} aria-label={text.test}>
          {printers.names.map((name) => (
            <li key={name}>
              <span>
                {name}
                {name === printers.byDefault && <SecondLine>{text.default}</SecondLine>}
              </span>
              <Row as="span">
                {(['W76_H130', 'W100_H180'] as const).map((paper) => (
                  <Button
                    key={paper}
                    variant="text"
                    disabled={testing || checking}
                    onClick={() => check.send({ type: 'test.print', printer: name, paper })}
                  >
                    {`${text.test} ${paperNames[paper]}`}
                  </Button>
                ))}
              </Row>
            </li>
          ))}
        </ul>
      )}
      <Text as="p" role="status" tone="secondary" small>
        {testing && text.testing}
      </Text>
    </Panel>
  );
}

function StateWords({ checking, state }: { checking: boolean; state: ComponentState | undefined }) {
  if (checking) return <StatusDot tone="quiet">{text.checking}</StatusDot>;
  if (!state?.printers) return <StatusDot tone="quiet">{text.unavailable}</StatusDot>;
  const count = state.printers.names.length;
  return count === 0 ? (
    <StatusDot tone="warning">{text.noPrinter}</StatusDot>
  ) : (
    <StatusDot tone="success">{text.found(count)}</StatusDot>
  );
}
