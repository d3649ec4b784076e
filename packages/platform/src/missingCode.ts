/** The cause of a call that was not sent because code of the site itself did not arrive, as in a tab from before a deployment. */
export class MissingCode extends Error {
  override readonly name = "MissingCode";
}
