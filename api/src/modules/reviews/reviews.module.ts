import type { CreateModule } from '../module.ts';
import { consoleHidingService } from './hiding.service.ts';
import { consoleReviewRoutes } from './reviews.console.routes.ts';
import { reviewRoutes } from './reviews.routes.ts';
import { reviewService } from './reviews.service.ts';

export const reviewsModule: CreateModule = ({ db }) => ({
  tags: { reviews: 'What buyers say of goods that they received.' },
  consoleTags: { reviews: 'Reviews that operators hide.' },
  routes: [reviewRoutes(db, reviewService(db)), consoleReviewRoutes(db, consoleHidingService(db))],
});
