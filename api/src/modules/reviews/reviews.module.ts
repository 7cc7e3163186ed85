import type { CreateModule } from '../module.ts';
import { reviewRoutes } from './reviews.routes.ts';
import { reviewService } from './reviews.service.ts';

export const reviewsModule: CreateModule = ({ db }) => ({
  tags: { reviews: 'What buyers say of goods that they received.' },
  routes: [reviewRoutes(db, reviewService(db))],
});
