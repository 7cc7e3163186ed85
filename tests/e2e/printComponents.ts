import type { Page } from 'playwright/test';

/** A browser says so itself when no print component listens on this computer. */
export const ofComponents = (words: string) => words.includes('WebSocket connection to');

/** Pages that are loaded from now on find no print component, such as another journey's: labels come as a file. */
export async function withoutComponents(page: Page): Promise<void> {
  await page.routeWebSocket(/.*/, (socket) => socket.close());
}
