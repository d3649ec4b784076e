declare module "des.js" {
  interface Cipher {
    update(bytes: ArrayLike<number>): number[];
    /** Throws if the padding (PKCS7) is wrong. */
    final(): number[];
  }
  export const DES: {
    create(options: { readonly type: "decrypt"; readonly key: ArrayLike<number> }): Cipher;
  };
}
