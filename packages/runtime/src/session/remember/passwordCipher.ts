import { openDatabase } from "../../storage/browserDatabase.ts";

const DATABASE = "login";
const STORE = "keys";
const KEY = "password";

const IV_BYTES = 12;

/**
 * Encrypts a password with a key that only this browser has and no script can read out: it is not extractable and stored
 * in IndexedDB (AU-026). Another account's name does not decrypt it. Rejects if the browser has no WebCrypto, as over
 * http, or no IndexedDB.
 */
export async function encryptPassword(password: string, username: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const text = new TextEncoder().encode(password);
  const encrypted = await crypto.subtle.encrypt(algorithm(iv, username), (await storedKey()) ?? (await newKey()), text);
  return btoa(String.fromCharCode(...iv, ...new Uint8Array(encrypted)));
}

/** The password; rejects if it was encrypted by another browser, for another account, or is damaged. */
export async function decryptPassword(encrypted: string, username: string): Promise<string> {
  const key = await storedKey();
  if (!key) throw new Error("There is no key for remembered passwords.");
  const bytes = Uint8Array.from(atob(encrypted), (character) => character.charCodeAt(0));
  const iv = bytes.slice(0, IV_BYTES);
  const text = await crypto.subtle.decrypt(algorithm(iv, username), key, bytes.slice(IV_BYTES));
  return new TextDecoder().decode(text);
}

function algorithm(iv: Uint8Array<ArrayBuffer>, username: string): AesGcmParams {
  return { name: "AES-GCM", iv, additionalData: new TextEncoder().encode(username) };
}

/** Makes every password that was encrypted until now unreadable. */
export async function forgetKey(): Promise<void> {
  await inStore("readwrite", (store) => store.delete(KEY));
}

async function storedKey(): Promise<CryptoKey | undefined> {
  return inStore("readonly", (store) => store.get(KEY) as IDBRequest<CryptoKey | undefined>);
}

async function newKey(): Promise<CryptoKey> {
  const key = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
  await inStore("readwrite", (store) => store.put(key, KEY));
  return key;
}

async function inStore<Value>(
  mode: IDBTransactionMode,
  request: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const database = await openDatabase(DATABASE, STORE);
  try {
    return await resultOf(request(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

async function resultOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("The browser's database failed."));
  });
}
