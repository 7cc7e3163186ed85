import type { CreateModule } from '../module.ts';
import { parcelRoutes } from './parcels.routes.ts';

export const parcelsModule: CreateModule = ({ db, now }) => ({
  tags: { parcels: 'Parcels and what happened to them.' },
  routes: [parcelRoutes(db, now)],
});
