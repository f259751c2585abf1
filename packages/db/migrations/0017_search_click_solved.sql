-- Somebody who was about to ask said that this answered it.
alter table search_click add column solved boolean not null default false;
