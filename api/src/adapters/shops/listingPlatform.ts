import type { PlatformId, RemoteSku, ShopAccess } from './shopPlatform.ts';

/** What a platform says of what is wrong with goods that are put up. */
export type ListingRefusalKind =
  | 'title'
  | 'category'
  | 'property'
  | 'picture'
  | 'price'
  | 'freight'
  | 'limit'
  /** So many a day: what waits in the shop goes on tomorrow. */
  | 'dayLimit'
  | 'review'
  | 'other';

/** Goods that were not taken; `words` are the platform's own, for the person whose shop it is, never for a log. */
export type ListingRefusal = {
  kind: ListingRefusalKind;
  code: string;
  words: string;
  /** The platform may have kept them as a draft all the same. */
  mayBeKept?: boolean;
};

/** Reads a picture by the address that platforms find it at; null where it has gone. */
export type PictureReader = (address: string) => Promise<Buffer | null>;

export type ListingCategory = { id: string; name: string; isLeaf: boolean };

/** What a category wants to know of goods. */
export type ListingProperty = {
  id: string;
  name: string;
  isRequired: boolean;
  /** Most values at once; 1 for one. */
  maxValues: number;
  /** Whether a value may be one's own words. */
  ownWords: boolean;
  options: { id: string; name: string }[];
};

/** What is said of a property; the id of one's own words is ''. */
export type PropertyValues = { id: string; name: string; values: { id: string; name: string }[] };

export type FreightChoice = { id: string; name: string };

/** A combination; its values are in the order of `specs`. Without a number of ours it is not for sale. */
export type ListedSku = {
  outerSkuId: string;
  values: string[];
  /** Fen a piece. */
  price: number;
  stock: number;
  /** Grams a piece. */
  weight: number;
  /** As of `uploadPictures`; '' for none of its own. */
  picture: string;
};

/** Goods as they are put up. Pictures are named as `uploadPictures` has answered. */
export type NewListing = {
  /** Ours: by it the platform is asked whether it has them. */
  outerId: string;
  title: string;
  categoryId: string;
  properties: PropertyValues[];
  freightId: string;
  /** As its supplier is called here. */
  supplier: string;
  /** Of the shop's service for its customers; '' where the platform wants none. */
  phone: string;
  /** False: they stay a draft of the shop. */
  onSale: boolean;
  pictures: string[];
  detailPictures: string[];
  specs: { name: string; values: string[] }[];
  skus: ListedSku[];
};

/** What is changed of goods that are there. */
export type ListingEdit = {
  remoteGoodId: string;
  /** False: they were put up as a draft. */
  onSale: boolean;
  /** Null: the title and the pictures of the goods stay. */
  content: Pick<NewListing, 'title' | 'pictures' | 'detailPictures'> | null;
  specs: NewListing['specs'];
  /** Pieces only count for those that are new: of the others they stay. */
  skus: ListedSku[];
};

/** How a platform wants goods to be. */
export type ListingLimits = {
  /** Letters of a title; those that are as wide as a Chinese one count `wideLetter`. */
  title: { min: number; max: number; wideLetter: number };
  /** How many pictures of the goods, and most of their detail. */
  pictures: { min: number; max: number; detail: number };
  /** Most properties that combinations differ by. */
  specs: number;
  /** Whether a number of the shop's service is wanted. */
  asksPhone: boolean;
  /** An ERP's: goods have neither category nor freight template there, and are not put on sale. */
  isCatalogue?: true;
};

/**
 * What becomes of goods after they were put up; `words` are the platform's, of a refusal. Off sale is what the shop has taken
 * down, banned what the platform has. What is on sale stays so while another edition of it is reviewed.
 */
export type ListingVerdict = {
  kind: 'draft' | 'inReview' | 'refused' | 'onSale' | 'offSale' | 'banned' | 'gone';
  words: string;
  /** Of what is on sale: why the review of its last edition has refused that, in the platform's words, where it says so. */
  refusedEdit?: string;
};

/** The side of a shop platform on which goods are put up. Every failure that is none of the goods is a `ShopError`. */
export interface ListingPlatform {
  readonly platform: PlatformId;
  readonly limits: ListingLimits;

  /** Those below a category; the first ones for null. */
  categories(access: ShopAccess, parentId: string | null): Promise<ListingCategory[]>;
  properties(access: ShopAccess, categoryId: string): Promise<ListingProperty[]>;
  freights(access: ShopAccess): Promise<FreightChoice[]>;

  /**
   * Puts pictures where the shop's goods may show them from; answers what they are called there, in their order. Platforms
   * that do not fetch them are sent what `read` answers.
   */
  uploadPictures(
    access: ShopAccess,
    addresses: readonly string[],
    read: PictureReader,
  ): Promise<(string | ListingRefusal)[]>;

  /** Puts goods up; answers the platform's id of them. Sent again it may put them up twice: ask `findListed` before. */
  addListing(access: ShopAccess, listing: NewListing): Promise<string | ListingRefusal>;

  /**
   * Changes goods that are there, as often as it is sent the same; null where they were taken. Without it the platform’s goods are
   * changed in its back office alone.
   */
  editListing?(access: ShopAccess, edit: ListingEdit): Promise<ListingRefusal | null>;

  /** What has become of goods that were put up. Without it nothing is said later of those that were taken. */
  readVerdict?(access: ShopAccess, remoteGoodId: string): Promise<ListingVerdict>;

  /** The combinations of goods, drafts too, as orders will call them; null where the shop has none of this number. */
  findListed(
    access: ShopAccess,
    which: { outerId: string } | { remoteGoodId: string },
  ): Promise<RemoteSku[] | null>;
}
