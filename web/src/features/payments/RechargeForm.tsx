import { useSelector } from '@xstate/react';
import { useHref, useLocation } from 'react-router-dom';
import type { PayType } from '../../graphql/generated/graphql.ts';
import { parseYuan } from '../../lib/money.ts';
import { rechargePath } from '../../lib/pagePaths.ts';
import { useFields, useMatches, useTag } from '../../lib/useFields.ts';
import { Text } from '../../ui/base/Text.tsx';
import { CopyMany } from '../../ui/copy/CopyMany.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { Form } from '../../ui/inputs/Form.tsx';
import { Input } from '../../ui/inputs/Input.tsx';
import { OptionCards } from '../../ui/inputs/OptionCards.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import { useSession } from '../session/useSession.ts';
import { type Limits, presetsWithin, proposalFor, type Terms } from './recharge.rules.ts';
import { type Recharge, selectIsElsewhere } from './recharge.selectors.ts';
import { rechargeProblemText, rechargeText as text } from './recharge.text.ts';

/** How much, and by which way. */
export function RechargeForm({ actor, id }: { actor: Recharge; id: string }) {
  const { terms, text: typed, payType } = useFields(actor, 'terms', 'text', 'payType');
  const { problems, shortfall } = useFields(actor, 'problems', 'shortfall');
  const busy = useTag(actor, 'busy');
  const requestFailed = useMatches(actor, { form: 'requestFailed' });
  const isElsewhere = useSelector(actor, selectIsElsewhere);
  const { user } = useSession();
  if (!terms) return null;
  const formProblem = requestFailed ? text.requestFailed : rechargeProblemText(problems.form, terms);
  return (
    <Form id={id} onSubmit={() => actor.send({ type: 'form.submit' })}>
      <Stack>
        {shortfall !== null && <Message>{shortfallText(shortfall, terms)}</Message>}
        {user && (
          <Text as="p" tone="secondary">
            {text.balance} <Price fen={user.balance} />
          </Text>
        )}
        <Fields saving={busy}>
          <OptionCards
            label={text.presets}
            cards={presetsWithin(terms).map((fen) => ({ value: fen, title: <Price fen={fen} />, notes: [] }))}
            value={parseYuan(typed)}
            onChange={(fen) => actor.send({ type: 'amount.choose', fen })}
          />
          <Field
            label={text.amount}
            hint={text.limits(terms)}
            error={rechargeProblemText(problems.amount, terms)}
          >
            {(wiring) => (
              <Input
                {...wiring}
                inputMode="decimal"
                autoComplete="off"
                before="¥"
                placeholder={text.own}
                value={typed}
                ref={focusFirst}
                onChange={(value) => actor.send({ type: 'amount.type', text: value })}
              />
            )}
          </Field>
          <Stack gap={8}>
            <Text as="h3" tone="secondary" style={{ fontSize: 14, fontWeight: 400 }}>
              {text.channel}
            </Text>
            <OptionCards
              label={text.channel}
              cards={terms.channels.map(({ payTypeText }, at) => ({
                value: at,
                title: payTypeText,
                notes: [],
              }))}
              value={terms.channels.findIndex((channel) => channel.payType === payType)}
              onChange={(at) => {
                const channel = terms.channels[at];
                if (channel) actor.send({ type: 'channel.choose', payType: channel.payType });
              }}
            />
          </Stack>
        </Fields>
        {isElsewhere && <Elsewhere terms={terms} payType={payType} typed={typed} />}
        {formProblem && <Message tone={requestFailed ? 'warning' : 'danger'}>{formProblem}</Message>}
      </Stack>
    </Form>
  );
}

interface ElsewhereProps {
  terms: Terms;
  payType: PayType | null;
  typed: string;
}

/** A channel that this browser cannot pay by, and the address for another one. */
function Elsewhere({ terms, payType, typed }: ElsewhereProps) {
  const { pathname } = useLocation();
  const name = terms.channels.find((channel) => channel.payType === payType)?.payTypeText ?? '';
  const path = useHref(rechargePath({ amount: parseYuan(typed) }, pathname));
  const address = new URL(path, window.location.origin).href;
  return (
    <Message tone="info" action={<CopyMany label={text.copyAddress} texts={[address]} />}>
      {text.elsewhereOnly(name)}
    </Message>
  );
}

/** The form comes after the dialog has taken the focus. */
function focusFirst(input: HTMLInputElement | null) {
  input?.focus();
}

function shortfallText(shortfall: number, terms: Limits): string {
  const { times } = proposalFor(shortfall, terms);
  if (times > 1) return text.shortfallParts(shortfall, times);
  return shortfall < terms.min ? text.shortfallSmall(shortfall, terms.min) : text.shortfall(shortfall);
}
