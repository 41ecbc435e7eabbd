-- A proof that is given in a session counts only for the browser that has got its token: stored here as a hash. Null until the first proof.
alter table sessions add column proof_hash text;
-- The methods without those of later proofs, for requests without that token. Null until the first proof.
alter table sessions add column opened_methods text[];
