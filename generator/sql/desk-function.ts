import { privateSchema as s } from './requests.ts';

/** A function of the private schema. */
export interface DeskFunction {
  /** What it does, as a comment. */
  readonly what: string;
  readonly name: string;
  /** `place text, which uuid` */
  readonly takes: string;
  readonly returns: string;
  readonly language?: 'sql' | 'plpgsql';
  readonly volatility?: 'immutable' | 'stable' | 'volatile';
  /** Whether the role `desk` may call it: then it has the rights of its owner, and has to ask who is at work. */
  readonly desk?: boolean;
  /** Whether it has the rights of its owner besides. Default: where the desk may call it. */
  readonly asOwner?: boolean;
  readonly body: string;
}

function typesOf(takes: string): string {
  return takes
    .split(',')
    .map((one) =>
      one
        .trim()
        .split(' ')
        .slice(1)
        .join(' ')
        .replace(/ default .*/, ''),
    )
    .filter((type) => type !== '')
    .join(', ');
}

/** Its SQL, with its grants. The search path ends with pg_temp, which would come first if it were not named. */
export function deskFunction({
  what,
  name,
  takes,
  returns,
  language = 'plpgsql',
  volatility = 'volatile',
  desk = false,
  asOwner = desk,
  body,
}: DeskFunction): string {
  const signature = `${s}.${name}(${typesOf(takes)})`;
  return `-- ${what}
create or replace function ${s}.${name}(${takes}) returns ${returns}
language ${language} ${volatility}${asOwner ? ' security definer' : ''} set search_path = pg_catalog, pg_temp as $$
${body}
$$;
revoke all on function ${signature} from public, anon, authenticated;${desk ? `\ngrant execute on function ${signature} to desk;` : ''}`;
}
