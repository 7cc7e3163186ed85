export type ActorKind = 'buyer' | 'seller';
/** The caller of a request. Every query of a repository is filtered by it. */
export type Actor = { accountId: number; kind: ActorKind; level: number; superId: number | null };
