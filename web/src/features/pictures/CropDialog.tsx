import 'react-easy-crop/react-easy-crop.css';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import { useObjectUrl } from '../../lib/useObjectUrl.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import styles from './CropDialog.module.css';
import type { Tile } from './pictures.setup.ts';
import { picturesText as text } from './pictures.text.ts';
import type { Area } from './squares.ts';

interface Props {
  tile: Tile;
  /** More are behind it. */
  hasMore: boolean;
  onConfirm: (area: Area) => void;
  onCentreAll: () => void;
  onClose: () => void;
}

const MAX_ZOOM = 4;

/** Asks which square of a picture is to stay. */
export default function CropDialog({ tile, hasMore, onConfirm, onCentreAll, onClose }: Props) {
  const held = useObjectUrl(tile.file);
  const src = tile.file ? held : (tile.replaces ?? '');
  const [at, setAt] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  return (
    <Dialog
      open
      sticky
      title={text.crop}
      width={560}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{tile.file ? text.skip : text.keep}</Button>
          {hasMore && <Button onClick={onCentreAll}>{text.centreAll}</Button>}
          <Button variant="primary" disabled={!area} onClick={() => area && onConfirm(area)}>
            {text.useCut}
          </Button>
        </>
      }
    >
      <Text as="p" tone="secondary" below={12}>
        <Text cut="ellipsis" className={styles.name}>
          {tile.name}
        </Text>
        {text.cropHint}
      </Text>
      <div className={styles.stage}>
        {src && (
          <Cropper
            image={src}
            aspect={1}
            crop={at}
            zoom={zoom}
            maxZoom={MAX_ZOOM}
            onCropChange={setAt}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
            onCropAreaChange={(_, pixels) => setArea(pixels)}
            disableAutomaticStylesInjection
          />
        )}
      </div>
      <Row as="label" gap={12} above={16} className={styles.zoom}>
        {text.zoom}
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </Row>
    </Dialog>
  );
}
