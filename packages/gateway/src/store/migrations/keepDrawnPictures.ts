import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * The pictures of feedback, as the platform drew them. Those that were stored as they had been sent are deleted: nobody
 * knows what is behind their first bytes.
 */
export const keepDrawnPictures: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(database);
  },
};

const statements = [
  `delete from feedback_image`,
  `alter table feedback_image drop column kind`,
  `alter table feedback_image rename column bytes to jpeg`,
];
