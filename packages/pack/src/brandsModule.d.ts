declare module "virtual:livery/brands" {
  /** Every brand of the folder, sorted by id. */
  export const brands: readonly import("./brandsPlugin.ts").PreviewBrand[];
}
