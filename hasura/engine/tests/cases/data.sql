truncate shelves, readers, books, loans, journal, notes, lines, topics restart identity;
insert into shelves values ('de', 1, 'Novels', 'ann'), ('de', 2, 'Poems', 'bob'), ('fr', 1, 'Romans', 'ann');
insert into readers values ('ann', 'Ann', null), ('bob', 'Bob', 'ann'), ('cid', 'Cid', 'bob');
insert into books (title, owner, is_public, shelf_country, shelf_number, tags, scores, meta, price, weight, ratio, pages, released, seen_at, notes) values
  ('Alpha', 'ann', true, 'de', 1, '{red,blue}', '{1,2}', '{"lang": "de", "size": {"w": 10}, "keys": ["a", "b"]}', 12.50, 0.1, 0.1, 320, '2020-02-29', '2020-01-01 12:00:00.5+00', 'first'),
  ('Beta', 'ann', false, 'de', 2, '{red}', null, '{"lang": "fr"}', 7.00, 1e21, 3.4028235e38, 9007199254740993, null, null, null),
  ('Gamma', 'bob', true, 'fr', 1, '{}', '{}', null, null, 123456789.123, 1.5, 90, '2021-12-31', '2021-06-01 00:00:00+02', 'third'),
  ('Delta', 'bob', false, null, null, '{"with, comma","with \"quote\""}', '{3}', '[1, 2, 3]', 99.99, null, null, null, null, null, null);
insert into loans (book_id, reader_id, since) values (1, 'bob', '2026-02-01'), (1, 'cid', '2026-03-01'), (2, 'ann', '2026-01-15'), (3, null, '2026-04-01');
insert into topics values (1, 'arts'), (2, 'arts.novels.german'), (3, 'science');
