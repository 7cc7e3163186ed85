import type { PayeeType } from '../../graphql/generated/graphql.ts';
import { useFields, useMatches, useTag } from '../../lib/useFields.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { Form } from '../../ui/inputs/Form.tsx';
import { Input } from '../../ui/inputs/Input.tsx';
import { PasswordInput } from '../../ui/inputs/PasswordInput.tsx';
import { Segmented } from '../../ui/inputs/Segmented.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { DescriptionList } from '../../ui/layout/DescriptionList.tsx';
import { Grow, Row, Stack } from '../../ui/layout/Layout.tsx';
import { CodeProofFields } from '../codeCountdown/CodeProofFields.tsx';
import styles from './CashOut.module.css';
import type { CashOutField } from './cashOut.rules.ts';
import { type CashOut, feesOf } from './cashOut.selectors.ts';
import { accountHints, cashOutProblemText, payeeNames, cashOutText as text } from './cashOut.text.ts';

const PAYEES = (Object.keys(payeeNames) as PayeeType[]).map((value) => ({ value, label: payeeNames[value] }));
const WAYS = (['password', 'code'] as const).map((value) => ({ value, label: text.ways[value] }));

interface Props {
  actor: CashOut;
}

/** How much goes where, and the proof of who asks. */
export function CashOutForm({ actor, id }: Props & { id: string }) {
  const busy = useTag(actor, 'busy');
  const requestFailed = useMatches(actor, { form: { sheet: { editing: 'requestFailed' } } });
  const { error } = useCashOutField(actor, 'form');
  const formProblem = requestFailed ? text.requestFailed : error;
  return (
    <Form id={id} className={styles.form} onSubmit={() => actor.send({ type: 'form.submit' })}>
      <Fields saving={busy}>
        <Amount actor={actor} />
        <Payee actor={actor} />
        <HolderProof actor={actor} />
      </Fields>
      {formProblem && (
        <div className={styles.wide}>
          <Message tone="danger">{formProblem}</Message>
        </div>
      )}
    </Form>
  );
}

/** What is wrong at a field. */
function useCashOutField(actor: CashOut, field: CashOutField | 'form') {
  const { problems, limits, accountType } = useFields(actor, 'problems', 'limits', 'accountType');
  return { error: cashOutProblemText(field, problems[field], { limits, accountType }) };
}

/** How much goes out, and at once what that costs and what arrives. */
function Amount({ actor }: Props) {
  const { limits, amount } = useFields(actor, 'limits', 'amount');
  const fees = feesOf({ limits, amount });
  const field = useCashOutField(actor, 'amount');
  if (!limits) return null;
  return (
    <div>
      <Text as="p" tone="secondary" below={12}>
        {text.withdrawable}{' '}
        <span className={styles.can}>
          <Price fen={limits.withdrawable} size="large" />
        </span>
      </Text>
      <Field {...field} label={text.amount} hint={text.limits(limits)}>
        {(wiring) => (
          <Row align="stretch">
            <Grow>
              <Input
                {...wiring}
                data-autofocus
                inputMode="decimal"
                autoComplete="off"
                maxLength={16}
                before="¥"
                value={amount}
                onChange={(value) => actor.send({ type: 'field.edit', field: 'amount', value })}
              />
            </Grow>
            <Button onClick={() => actor.send({ type: 'amount.all' })}>{text.all}</Button>
          </Row>
        )}
      </Field>
      <div aria-live="polite">
        <DescriptionList
          sums
          className={styles.sums}
          items={[
            { term: text.fee(limits.feeRate), value: fees ? <Price fen={fees.fee} /> : text.unknown },
            { term: text.arrives, value: fees ? <Price fen={fees.arrives} size="large" /> : text.unknown },
          ]}
        />
      </div>
    </div>
  );
}

/** Where the money goes: always to an account in the proven name. */
function Payee({ actor }: Props) {
  const { limits, account, bankName } = useFields(actor, 'limits', 'account', 'bankName');
  const { accountType } = useFields(actor, 'accountType');
  const accountField = useCashOutField(actor, 'account');
  const bankField = useCashOutField(actor, 'bankName');
  return (
    <div>
      <Stack gap={4} below={16}>
        <Text as="p" strong>
          {text.payee}
        </Text>
        <Segmented
          label={text.payee}
          value={accountType}
          choices={PAYEES}
          onChange={(chosen) => actor.send({ type: 'payee.choose', accountType: chosen })}
        />
      </Stack>
      <TextField
        {...accountField}
        label={text.account}
        spellCheck={false}
        maxLength={64}
        inputMode={accountType === 'BANK' ? 'numeric' : 'text'}
        placeholder={accountHints[accountType]}
        value={account}
        onChange={(value) => actor.send({ type: 'field.edit', field: 'account', value })}
      />
      {accountType === 'BANK' && (
        <TextField
          {...bankField}
          label={text.bankName}
          maxLength={30}
          placeholder={text.bankNameHint}
          value={bankName}
          onChange={(value) => actor.send({ type: 'field.edit', field: 'bankName', value })}
        />
      )}
      <Field label={text.accountName} hint={text.nameHint}>
        {(wiring) => <Input {...wiring} readOnly value={limits?.realName ?? ''} />}
      </Field>
    </div>
  );
}

/** The proof that it is the account's holder who asks: the password, or a code to the phone. */
function HolderProof({ actor }: Props) {
  const { way, password } = useFields(actor, 'way', 'password');
  const field = useCashOutField(actor, 'password');
  return (
    <div className={styles.wide}>
      <Stack gap={4} below={16}>
        <Text as="p" strong>
          {text.way}
        </Text>
        <Segmented
          label={text.way}
          value={way}
          choices={WAYS}
          onChange={(chosen) => actor.send({ type: 'way.choose', way: chosen })}
        />
      </Stack>
      {way === 'password' ? (
        <Field {...field} label={text.password}>
          {(wiring) => (
            <PasswordInput
              {...wiring}
              name="password"
              autoComplete="current-password"
              placeholder={text.passwordHint}
              value={password}
              onChange={(value) => actor.send({ type: 'field.edit', field: 'password', value })}
            />
          )}
        </Field>
      ) : (
        <CodeProofFields actor={actor} scene="CASH_OUT" codeTo={text.codeTo} className={styles.pair} />
      )}
    </div>
  );
}
