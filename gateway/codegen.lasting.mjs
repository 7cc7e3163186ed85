import { readFileSync } from 'node:fs';
import { parse } from 'graphql';
import { withoutDeprecated } from './src/graph/restNames.ts';

/** A loader of GraphQL Code Generator: the definitions as our own documents are to use them. */
export default (file) => withoutDeprecated(parse(readFileSync(file, 'utf8')));
