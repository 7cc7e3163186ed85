import { useQuery } from '@apollo/client/react';
import { useSelector } from '@xstate/react';
import { refusalText } from '../../fields/refusal.text.ts';
import { FormDialog } from '../../flows/FormDialog.tsx';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { paths } from '../../lib/paths.ts';
import { isBusy } from '../../lib/selectors.ts';
import { useFields } from '../../lib/useFields.ts';
import { Link } from '../../ui/base/Link.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { ListListingShops } from './listings.graphql.ts';
import styles from './PutUpDialog.module.css';
import { packageNames, shopChoiceText as text } from './putUp.text.ts';
import type { ListingPlace } from './putUp.types.ts';
import type { ChooseShop } from './putUpFlows.ts';

/** Platforms that goods can be packed for, with a shop there or without. */
const PACKAGES = (['TAOBAO', 'JD'] as const).map((platform) => ({ id: null, platform }));

/** Which shop goods are put up in, or which platform they are packed for. */
export function ShopChoiceDialog({ actor }: { actor: ChooseShop }) {
  const { refusal } = useFields(actor, 'refusal');
  return (
    <FormDialog actor={actor} title={text.title} texts={text} problem={refusal && refusalText(refusal)}>
      <div className={styles.roomy}>
        <ShopField actor={actor} />
      </div>
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
  return (
    <Fields saving={busy}>
      <Text as="p" tone="secondary" below={12}>
        {text.hint(item?.goodIds.length ?? 0)}
      </Text>
      {data && shops.length === 0 && (
        <Text as="p" tone="secondary" below={12}>
          {text.none} <Link to={paths.shops}>{text.bind}</Link>
        </Text>
      )}
      <Field label={text.shop} error={problems.shop && text.noShop}>
        {(wiring) => (
          <Select
            {...wiring}
            fluid
            loading={loading && !data}
            value={form.shop && keyOf(form.shop)}
            placeholder={text.choose}
            options={[
              ...shops.map(({ id, shopName, status }) => ({
                ...{ value: String(id), text: shopName, disabled: status === 'EXPIRED' },
                ...(status === 'EXPIRED' && { description: text.expired }),
              })),
              ...PACKAGES.map(({ platform }) => ({
                ...{ value: platform, text: text.packed(packageNames[platform]) },
              })),
            ]}
            onChange={(key) => {
              const shop = [...shops, ...PACKAGES].find((each) => keyOf(each) === key);
              if (shop) actor.send({ type: 'form.edit', change: { shop: placeOf(shop) } });
            }}
          />
        )}
      </Field>
    </Fields>
  );
}

function keyOf(place: ListingPlace): string {
  return place.id === null ? place.platform : String(place.id);
}

/** Without what else is known of a shop. */
function placeOf(place: ListingPlace): ListingPlace {
  return place.id === null ? place : { id: place.id, shopName: place.shopName };
}
