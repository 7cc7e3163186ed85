import type { CreateModule } from '../module.ts';
import { addressBookRoutes } from './addressBook.routes.ts';
import { addressBookService } from './addressBook.service.ts';

export const addressBookModule: CreateModule = ({ db, now }) => ({
  tags: { addressBook: 'Receivers that a buyer keeps.' },
  routes: [addressBookRoutes(addressBookService(db, now))],
});
