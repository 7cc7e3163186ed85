import { paths } from '../../lib/paths.ts';
import { fixed, id, keyOf, page, type QueryOf, searchParams } from '../../lib/searchParams.ts';
import { waveStateNames } from './waves.text.ts';

const list = paths.parcels.slice(0, paths.parcels.indexOf('/:'));

/** Which waves are listed, as the address has it. */
export const wavesParams = searchParams({
  tab: fixed('waves'),
  warehouseId: id(),
  state: keyOf<keyof typeof waveStateNames>(waveStateNames, 'open'),
  page: page(),
});
export const waveFilter = ({ warehouseId, state }: QueryOf<typeof wavesParams>) => ({
  ...(warehouseId !== null && { warehouseId }),
  ...(state !== 'all' && { open: state === 'open' }),
});

/** Which wave is packed at the bench; null: any parcel. */
export const benchParams = searchParams({ tab: fixed('bench'), wave: id() });

export const wavesPath = `${list}${wavesParams.write(wavesParams.initial)}`;
/** The bench, for a wave or for any parcel. */
export const benchPath = (wave: number | null = null) =>
  `${list}${benchParams.write({ ...benchParams.initial, wave })}`;
