import type { CreateModule } from '../module.ts';
import { uploadAddressRoutes } from './uploadAddresses.routes.ts';

export const uploadAddressesModule: CreateModule = ({ uploadAddresses }) => ({
  routes: [uploadAddressRoutes(uploadAddresses)],
});
