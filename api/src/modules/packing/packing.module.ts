import type { CreateModule } from '../module.ts';
import { packingRoutes } from './packing.routes.ts';
import { packingService } from './packing.service.ts';
import { waveRoutes } from './waves.routes.ts';
import { waveService } from './waves.service.ts';

export const packingModule: CreateModule = ({ db }) => ({
  tags: { packing: 'What suppliers pick and pack: waves of parcels, the packing bench, notes to packers.' },
  routes: [waveRoutes(waveService(db)), packingRoutes(packingService(db))],
});
