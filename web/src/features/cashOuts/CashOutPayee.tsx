import { useSelector } from '@xstate/react';
import type { PayeeType } from '../../graphql/generated/graphql.ts';
import { Field } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import styles from './CashOut.module.css';
import { type CashOut, selectForm } from './cashOut.selectors.ts';
import { accountHints, cashOutProblemText, payeeNames, cashOutText as text } from './cashOut.text.ts';

const PAYEES = (Object.keys(payeeNames) as PayeeType[]).map((value) => ({ value, label: payeeNames[value] }));

/** Where the money goes: always to an account in the proven name. */
export function CashOutPayee({ actor }: { actor: CashOut }) {
  const form = useSelector(actor, selectForm);
  const { limits, accountType, account, bankName, problems } = form;
  return (
    <div>
      <div className={styles.choice}>
        <p className={styles.label}>{text.payee}</p>
        <Segmented
          label={text.payee}
          value={accountType}
          choices={PAYEES}
          onChange={(chosen) => actor.send({ type: 'payee.choose', accountType: chosen })}
        />
      </div>
      <Field label={text.account} error={cashOutProblemText('account', problems.account, form)}>
        {(wiring) => (
          <Input
            {...wiring}
            autoComplete="off"
            spellCheck={false}
            maxLength={64}
            inputMode={accountType === 'BANK' ? 'numeric' : 'text'}
            placeholder={accountHints[accountType]}
            value={account}
            onChange={(value) => actor.send({ type: 'field.edit', field: 'account', value })}
          />
        )}
      </Field>
      {accountType === 'BANK' && (
        <Field label={text.bankName} error={cashOutProblemText('bankName', problems.bankName, form)}>
          {(wiring) => (
            <Input
              {...wiring}
              autoComplete="off"
              maxLength={30}
              placeholder={text.bankNameHint}
              value={bankName}
              onChange={(value) => actor.send({ type: 'field.edit', field: 'bankName', value })}
            />
          )}
        </Field>
      )}
      <Field label={text.accountName} hint={text.nameHint}>
        {(wiring) => <Input {...wiring} readOnly value={limits?.realName ?? ''} />}
      </Field>
    </div>
  );
}
