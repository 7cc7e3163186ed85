import type { CreateModule } from '../module.ts';
import { operatorLoginService } from './operatorLogin.service.ts';
import { operatorRoutes, operatorSessionRoutes } from './operators.routes.ts';
import { operatorService } from './operators.service.ts';

export const operatorsModule: CreateModule = ({ db, operatorSessions, demo, now }) => {
  const services = {
    login: operatorLoginService({ db, operatorSessions, demo, now }),
    sessions: operatorSessions,
    operators: operatorService({ db, operatorSessions }),
  };
  return {
    consoleTags: { operators: 'Who works at the console, their sign-in and roles.' },
    routes: [operatorSessionRoutes(services), operatorRoutes(services)],
  };
};
