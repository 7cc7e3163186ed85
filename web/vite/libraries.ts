import { defaultClientConditions, type ModulePreloadOptions, type UserConfig } from 'vite';

const REACT = /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//;
const APOLLO = /node_modules\/(@apollo|graphql|rxjs|optimism|@wry)\//;
const STARTED = /\/(index|start|react|apollo|rolldown-runtime)-[\w-]{8}\.js$/;

/** Libraries without what no browser of ours needs. */
export const leanLibraries: NonNullable<UserConfig['resolve']> = {
  // rxjs without its helpers for old browsers.
  conditions: ['es2015', ...defaultClientConditions],
  // React has had it since 18.
  alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?/, replacement: 'use-sync-external-store' }],
};

/** What every page starts with, by how often it changes. */
export const startGroups = [
  { name: 'react', tags: ['$initial' as const], test: REACT, priority: 3 },
  { name: 'apollo', tags: ['$initial' as const], test: APOLLO, priority: 2 },
  { name: 'start', tags: ['$initial' as const], priority: 1 },
];

/** Whatever a page is loaded from has these already. */
export const withoutStarted: NonNullable<ModulePreloadOptions['resolveDependencies']> = (
  _,
  deps,
  { hostType },
) => (hostType === 'js' ? deps.filter((file) => !STARTED.test(file)) : deps);
