import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { lintMigration } from './lint-migration.ts'

const FOLDER = new URL('../migrations/', import.meta.url)

describe('the migrations of this project', () => {
  const files = readdirSync(FOLDER).sort()

  it.each(files)('%s can run while the previous version serves', (file) => {
    expect(lintMigration(file, readFileSync(new URL(file, FOLDER), 'utf8'))).toEqual([])
  })

  // Gaps are allowed: numbers are handed out to work that goes on side by side.
  it('have a number each, and none twice', () => {
    const numbers = files.map((file) => /^\d{4}(?=_)/.exec(file)?.[0])
    expect(numbers).not.toContain(undefined)
    expect(new Set(numbers).size).toBe(files.length)
  })
})

describe('the linter', () => {
  it.each([
    ['create index faq_x on faq (title);'],
    ['create unique index concurrently faq_x on faq (title);'],
    ['alter table faq add column owner bigint not null;'],
    ['alter table faq alter column title type varchar(10);'],
    ['alter table faq alter column title set not null;'],
    ["alter table faq add constraint c check (title <> '');"],
    ['alter table faq add foreign key (owner) references app_user (id);'],
    ['drop table faq;'],
    ['alter table faq drop column title;'],
    ['alter table faq rename column title to name;'],
    ['update faq set title = upper(title);'],
    ['delete from faq;'],
    ['lock table faq;'],
  ])('refuses %s', (text) => {
    expect(lintMigration('0009_x.sql', text)).toHaveLength(1)
  })

  it.each([
    [
      '0009_x.sql',
      'create table note (id bigint);\ncreate index note_x on note (id);\nalter table note add check (id > 0);',
    ],
    ['0009_x.sql', 'create table note (version int);\ncreate index note_version on note (version);'],
    ['0009_x.sql', '-- no-transaction\ncreate index concurrently faq_x on faq (title);'],
    ['0009_x.sql', "alter table faq add column source text not null default '';"],
    [
      '0009_x.sql',
      "alter table faq add constraint c check (title <> '') not valid; alter table faq validate constraint c;",
    ],
    ['0009_contract_x.sql', 'alter table faq drop column old_title;'],
  ])('lets %s pass: %s', (file, text) => {
    expect(lintMigration(file, text)).toEqual([])
  })
})
