import { useState } from 'react';
import { GoodsFinder } from '../../../fields/GoodsFinder.tsx';
import { SecondLine, Text } from '../../../ui/base/Text.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { Checkbox } from '../../../ui/inputs/Checkbox.tsx';
import { NumberInput } from '../../../ui/inputs/NumberInput.tsx';
import { FieldNote } from '../../../ui/layout/FormCard.tsx';
import { Grow, Row, Stack } from '../../../ui/layout/Layout.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import styles from './BundleDialog.module.css';
import { FindBundleParts } from './bundles.graphql.ts';
import { partName, bundlesText as text } from './bundles.text.ts';
import {
  type BundlePart,
  MAX_PARTS,
  MAX_PIECES,
  type SkuBundle,
  type Sums,
  sumsOf,
  withPart,
  withPieces,
} from './bundles.ts';

interface Props {
  name: string;
  /** The combination itself, which is no part of its own; null for new goods. */
  ownId: number | null;
  bundle: SkuBundle | null;
  /** Answers the parts, none where it is no bundle any more, and the sums where they are taken. */
  onChoose: (parts: readonly BundlePart[], sums: Sums | null) => void;
  onClose: () => void;
}

/** What a combination is made of, chosen among the own ones. */
export function BundleDialog({ name, ownId, bundle, onChoose, onClose }: Props) {
  const [parts, setParts] = useState<readonly BundlePart[]>(bundle?.parts ?? []);
  const [takesSums, setTakesSums] = useState(bundle === null);
  const sums = sumsOf(parts);
  const choose = (chosen: readonly BundlePart[]) => {
    onChoose(chosen, takesSums && chosen.length > 0 ? sums : null);
    onClose();
  };
  return (
    <Dialog
      open
      title={text.dialog(name)}
      width={620}
      sticky
      onClose={onClose}
      actions={
        <>
          {bundle && (
            <Button variant="quiet" onClick={() => choose([])}>
              {text.undo}
            </Button>
          )}
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button variant="primary" disabled={parts.length === 0} onClick={() => choose(parts)}>
            {text.confirm}
          </Button>
        </>
      }
    >
      <GoodsFinder
        autofocus
        document={FindBundleParts}
        text={text}
        error={parts.length >= MAX_PARTS ? text.full : null}
        pick={({ ownSkus: { total, list } }) => {
          const others = list.filter(({ id }) => id !== ownId);
          return { total: total - list.length + others.length, list: others };
        }}
        onChoose={({ id, goodName, name: skuName, supplyPrice, weight }) =>
          setParts(withPart(parts, { skuId: id, goodName, skuName, supplyPrice, weight }))
        }
      >
        {({ goodName, name: skuName, skuNo, merchantCode, ...sku }) => (
          <>
            <span>
              {partName({ goodName, skuName })}
              <SecondLine num>{text.code(skuNo, merchantCode)}</SecondLine>
            </span>
            <SecondLine num>{text.costs(sku)}</SecondLine>
          </>
        )}
      </GoodsFinder>
      <Stack gap={12}>
        <Parts parts={parts} onChange={setParts} />
        {parts.length > 0 && (
          <div>
            <Text as="p" num role="status">
              {text.sum(sums)}
            </Text>
            <Checkbox label={text.take} checked={takesSums} onChange={setTakesSums} />
            <FieldNote hint={text.takeHint} />
          </div>
        )}
      </Stack>
    </Dialog>
  );
}

interface PartsProps {
  parts: readonly BundlePart[];
  onChange: (parts: readonly BundlePart[]) => void;
}

function Parts({ parts, onChange }: PartsProps) {
  return (
    <section aria-label={text.parts}>
      <h3>{text.parts}</h3>
      {parts.length === 0 && <SecondLine as="p">{text.none}</SecondLine>}
      <ul className={styles.parts}>
        {parts.map((part) => {
          const name = partName(part);
          return (
            <li key={part.skuId}>
              <Grow>
                <Text block>{name}</Text>
                <SecondLine num>{text.costs(part)}</SecondLine>
              </Grow>
              <NumberInput
                label={text.pieces(name)}
                min={1}
                max={MAX_PIECES}
                unit={text.piece}
                value={part.quantity}
                onChange={(quantity) => onChange(withPieces(parts, part.skuId, quantity))}
              />
              <Row>
                <IconButton
                  icon="close"
                  label={text.remove(name)}
                  onClick={() => onChange(withPieces(parts, part.skuId, 0))}
                />
              </Row>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
