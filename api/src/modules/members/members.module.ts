import type { CreateModule } from '../module.ts';
import { joiningService } from './joining.service.ts';
import { memberRoutes } from './members.routes.ts';
import { memberService } from './members.service.ts';
import { transferService } from './transfers.service.ts';

export const membersModule: CreateModule = (services) => ({
  tags: { members: 'People who act in an account of somebody else: invitations, roles, another owner.' },
  routes: [
    memberRoutes({
      members: memberService(services),
      joining: joiningService(services),
      transfers: transferService(services),
    }),
  ],
});
