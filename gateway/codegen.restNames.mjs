import { readFileSync } from 'node:fs';
import { parse } from 'graphql';
import { inRestNames } from './src/graph/restNames.ts';

/** A loader of GraphQL Code Generator: the definitions as resolvers know them. */
export default (file) => inRestNames(parse(readFileSync(file, 'utf8')));
