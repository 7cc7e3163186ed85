import type { CreateModule } from '../module.ts';
import { rerouteRoutes } from './reroutes.routes.ts';
import { rerouteService } from './reroutes.service.ts';
import { reroutingByRule } from './reroutingByRule.ts';

export const reroutesModule: CreateModule = ({ db, now, issuing }) => {
  const reroutes = rerouteService({ db, now, onPaid: issuing.start });
  return {
    tags: { reroutes: 'Parcels whose way was stopped, and their other ways.' },
    routes: [rerouteRoutes(reroutes)],
    scheduled: [{ name: 'rerouteByRule', everySeconds: 60, run: reroutingByRule(db, reroutes) }],
  };
};
