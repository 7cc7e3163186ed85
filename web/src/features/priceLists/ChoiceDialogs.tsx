import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { GoodsFinder } from '../../fields/GoodsFinder.tsx';
import { KeywordForm } from '../../fields/KeywordForm.tsx';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { Grow, Row, Stack } from '../../ui/layout/Layout.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import type { Buyer, EntryRow, FoundGood } from './priceListForm.ts';
import { FindPricedGoods, FindPriceListBuyers } from './priceLists.graphql.ts';
import { listEditorText as text } from './priceLists.text.ts';

interface BuyersProps {
  chosen: readonly Buyer[];
  onChange: (buyers: readonly Buyer[]) => void;
  onClose: () => void;
}

/** Buyers are ticked among those who have bought here: nobody learns who else has an account. */
export function BuyersDialog({ chosen, onChange, onClose }: BuyersProps) {
  const [keyword, setKeyword] = useState('');
  const { data, previousData, error, refetch } = useQuery(FindPriceListBuyers, {
    variables: { keyword: keyword || null },
    context: { quiet: true },
  });
  const found = (data ?? previousData)?.priceListBuyers;
  const toggle = (buyer: Buyer, on: boolean) =>
    onChange(on ? [...chosen, buyer] : chosen.filter(({ id }) => id !== buyer.id));
  return (
    <Dialog open title={text.chooseBuyers} width={520} onClose={onClose} actions={<Done onDone={onClose} />}>
      <Stack gap={12}>
        <KeywordForm label={text.keyword} keyword={keyword} max={30} onFind={setKeyword} />
        {error && !found && <ErrorState message={failureText(error)} onRetry={() => void refetch()} />}
        {!found && !error && <Skeleton height={160} />}
        {found?.length === 0 && <SecondLine as="p">{text.noBuyer}</SecondLine>}
        {found && found.length > 0 && (
          <Stack as="ul" gap={8} aria-label={text.found}>
            {found.map((buyer) => (
              <li key={buyer.id}>
                <Row gap={12}>
                  <Grow>
                    <Checkbox
                      label={`${buyer.nickName} ${buyer.phone}`}
                      checked={chosen.some(({ id }) => id === buyer.id)}
                      onChange={(on) => toggle(buyer, on)}
                    />
                  </Grow>
                  <Text tone="secondary" small>
                    {text.orders(buyer.orderCount)}
                  </Text>
                </Row>
              </li>
            ))}
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}

interface GoodsProps {
  rows: readonly EntryRow[];
  onChoose: (good: FoundGood) => void;
  onClose: () => void;
}

/** Own goods are found by their names and put into the list, one after the other. */
export function GoodsDialog({ rows, onChoose, onClose }: GoodsProps) {
  const has = ({ id }: FoundGood) => rows.some(({ goodId }) => goodId === id);
  return (
    <Dialog open title={text.good} width={560} onClose={onClose} actions={<Done onDone={onClose} />}>
      <GoodsFinder
        autofocus
        document={FindPricedGoods}
        text={{ ...text, good: text.goodLabel, found: text.foundGoods }}
        error={null}
        pick={({ sellerGoods }) => sellerGoods}
        onChoose={onChoose}
      >
        {(good) => (
          <span>
            {good.name}
            <SecondLine>
              {[good.goodsNo, good.skus.length > 1 && text.skus(good.skus.length), has(good) && text.added]
                .filter(Boolean)
                .join(' · ')}
            </SecondLine>
          </span>
        )}
      </GoodsFinder>
    </Dialog>
  );
}

function Done({ onDone }: { onDone: () => void }) {
  return (
    <Button variant="primary" onClick={onDone}>
      {text.done}
    </Button>
  );
}
