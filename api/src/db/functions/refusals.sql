-- A refusal of the business, raised inside a transaction. The API knows it by its class CC.
CREATE OR REPLACE FUNCTION refuse(p_key text, p_data jsonb DEFAULT '{}') RETURNS void LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION '%', p_key USING ERRCODE = 'CC000', DETAIL = p_data::text; END $$;
