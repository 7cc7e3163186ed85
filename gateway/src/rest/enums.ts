/** The REST values of an enumeration of the graph. */
export type ValueOf<T> = T[keyof T];
