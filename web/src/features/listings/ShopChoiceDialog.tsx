import { useQuery } from '@apollo/client/react';
import { useSelector } from '@xstate/react';
import { refusalText } from '../../fields/refusal.text.ts';
import { FormDialog } from '../../flows/FormDialog.tsx';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { isBusy } from '../../lib/selectors.ts';
import { useFields } from '../../lib/useFields.ts';
import { Text } from '../../ui/base/Text.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { ListListingShops } from './listings.graphql.ts';
import { shopChoiceText as text } from './putUp.text.ts';
import type { ChooseShop } from './putUpFlows.ts';

/** Which shop goods are put up in. */
export function ShopChoiceDialog({ actor }: { actor: ChooseShop }) {
  const { refusal } = useFields(actor, 'refusal');
  return (
    <FormDialog actor={actor} title={text.title} texts={text} problem={refusal && refusalText(refusal)}>
      <ShopField actor={actor} />
    </FormDialog>
  );
}

function ShopField({ actor }: { actor: ChooseShop }) {
  const busy = useSelector(actor, isBusy);
  const { form, problems, item } = useFields(actor, 'form', 'problems', 'item');
  const { data, error, loading, refetch } = useQuery(ListListingShops, {
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const shops = data?.shops.list.filter(({ takesListings }) => takesListings) ?? [];
  if (error && !data) return <ErrorState message={failureText(error)} onRetry={() => void refetch()} />;
  if (data && shops.length === 0) return <EmptyState title={text.none} hint={text.noneHint} />;
  return (
    <Fields saving={busy}>
      <Text as="p" tone="secondary" below={12}>
        {text.hint(item?.goodIds.length ?? 0)}
      </Text>
      <Field label={text.shop} error={problems.shop && text.noShop}>
        {(wiring) => (
          <Select
            {...wiring}
            fluid
            loading={loading && !data}
            value={form.shop?.id ?? null}
            placeholder={text.choose}
            options={shops.map(({ id, shopName, status }) => ({
              ...{ value: id, text: shopName, disabled: status === 'EXPIRED' },
              ...(status === 'EXPIRED' && { description: text.expired }),
            }))}
            onChange={(id) => {
              const shop = shops.find((each) => each.id === id);
              if (shop) actor.send({ type: 'form.edit', change: { shop: { id, shopName: shop.shopName } } });
            }}
          />
        )}
      </Field>
    </Fields>
  );
}
