import type { CreateModule } from '../module.ts';

export const autoOrdersModule: CreateModule = ({ autoOrdering }) => ({ jobs: [autoOrdering.handler] });
