import { useQuery } from '@apollo/client/react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useFlow } from '../../flows/useFlow.ts';
import { useTag } from '../../lib/useFields.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Grow, Row } from '../../ui/layout/Layout.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { useMay } from '../consoleActors.ts';
import type { HomePlace } from '../graphql/generated/graphql.ts';
import { Loaded } from '../ui/Loaded.tsx';
import { addGoods } from './addGoods.ts';
import { editItem } from './editItem.ts';
import { ItemList } from './ItemList.tsx';
import { GoodsDialog, ItemDialog, StepDialog } from './PlaceDialogs.tsx';
import { PlacePreview } from './PlacePreview.tsx';
import { ListHomeItems } from './places.graphql.ts';
import { placeNames, placesText as text } from './places.text.ts';
import { placesParams } from './placesQuery.ts';
import { moveItem, stepItem } from './stepItem.ts';

const tabs = (Object.keys(placeNames) as HomePlace[]).map((key) => ({ key, label: placeNames[key] }));

/** What operators put on the home page, by place. */
export default function PlacesPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { place } = placesParams.read(search);
  const editing = useFlow(editItem);
  const adding = useFlow(addGoods);
  const stepping = useFlow(stepItem);
  const moving = useFlow(moveItem);
  const busy = useTag(moving, 'busy');
  const mayEdit = useMay('catalogue.edit');
  const read = useQuery(ListHomeItems, { context: { quiet: true } });
  const add = () =>
    place === 'GOODS'
      ? adding.send({ type: 'editor.open', item: {} })
      : editing.send({ type: 'editor.open', item: { place, item: null } });
  return (
    <>
      <PageHeader below={4} title={text.title} hint={text.hint} />
      <Tabs
        below={16}
        label={text.tabs}
        active={place}
        items={tabs}
        onChange={(to) => void navigate({ search: placesParams.write({ place: to }) })}
      />
      <Loaded read={read} loading={text.loading}>
        {({ homeItems, categories }) => {
          const items = homeItems.filter((item) => item.place === place);
          return (
            <>
              {mayEdit && (
                <Row below={12} gap={12}>
                  <span>{items.length > 1 && text.order}</span>
                  <Grow />
                  <Button variant="primary" icon="plus" onClick={add}>
                    {text.add[place]}
                  </Button>
                </Row>
              )}
              {items.length > 0 ? (
                <ItemList
                  label={placeNames[place]}
                  items={items}
                  mayEdit={mayEdit}
                  moving={busy}
                  onMove={(id, before) => moving.send({ type: 'action.run', subject: { id, before } })}
                  onEdit={(item) => editing.send({ type: 'editor.open', item: { place, item } })}
                  onStep={({ id, title }, step) =>
                    stepping.send({ type: 'action.ask', subject: { id, title, step, reason: '' } })
                  }
                />
              ) : (
                <EmptyState illustration="box" title={text.none} hint={text.noneHint} />
              )}
              <PlacePreview key={place} place={place} items={items} />
              <ItemDialog actor={editing} categories={categories} />
            </>
          );
        }}
      </Loaded>
      <GoodsDialog actor={adding} />
      <StepDialog actor={stepping} />
    </>
  );
}
