import { useState } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Checkbox } from '../../../ui/inputs/Checkbox.tsx';
import { FieldNote } from '../../../ui/layout/FormCard.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { PicturesField } from '../../pictures/PicturesField.tsx';
import type { GoodsEditor } from '../goodsEditor.selectors.ts';
import { changeSkus } from './editSkus.ts';
import { type SkuForm, skuKey } from './skuForm.ts';
import { skusText as text } from './skus.text.ts';

interface Props {
  editor: GoodsEditor;
  sku: SkuForm;
  name: string;
  /** What its first value is called, whose others may have the same; null where it has no others. */
  firstValue: string | null;
  onClose: () => void;
}

/** The picture of a combination, or of all of one colour. */
export function PictureDialog({ editor, sku, name, firstValue, onClose }: Props) {
  const [pics, setPics] = useState<readonly string[]>(sku.pic ? [sku.pic] : []);
  const [isForAll, setIsForAll] = useState(firstValue !== null);
  const [busy, setBusy] = useState(false);
  const finish = () => {
    const pic = pics[0] ?? '';
    changeSkus(editor, (other) =>
      skuKey(other) === skuKey(sku) || (isForAll && other.values[0] === sku.values[0]) ? { pic } : null,
    );
    onClose();
  };
  return (
    <Dialog
      open
      title={text.picture(name)}
      width={480}
      sticky
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button variant="primary" loading={busy} onClick={finish}>
            {text.done}
          </Button>
        </>
      }
    >
      <PicturesField label={text.columns.pic} max={1} value={pics} onChange={setPics} onBusy={setBusy} />
      {firstValue !== null && (
        <Checkbox label={text.pictureFor(firstValue)} checked={isForAll} onChange={setIsForAll} />
      )}
      <FieldNote hint={text.pictureHint} />
    </Dialog>
  );
}
