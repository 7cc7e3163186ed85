import type { CreateModule } from '../module.ts';
import { rerouteRoutes } from './reroutes.routes.ts';
import { rerouteService } from './reroutes.service.ts';

export const reroutesModule: CreateModule = ({ db, now, issuing }) => ({
  tags: { reroutes: 'Parcels whose way was stopped, and their other ways.' },
  routes: [rerouteRoutes(rerouteService({ db, now, onPaid: issuing.start }))],
});
