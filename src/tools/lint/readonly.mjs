import ts from 'typescript';

/** What is readonly in a type. */

/**
 * TypeScript knows of each property, declared or mapped, whether it is readonly, and tells nobody outside.
 *
 * @typedef {{ getCheckFlags(symbol: ts.Symbol): number, CheckFlags: { Readonly: number },
 *   getDeclarationModifierFlagsFromSymbol(symbol: ts.Symbol): number }} Inside
 */
const inside = /** @type {typeof ts & Inside} */ (ts);

/** @param {ts.Symbol} property */
const isReadonly = property =>
  (inside.getCheckFlags(property) & inside.CheckFlags.Readonly) !== 0 ||
  (inside.getDeclarationModifierFlagsFromSymbol(property) & ts.ModifierFlags.Readonly) !== 0;

const OURS = /[\\/]src[\\/](rules|content)[\\/]/;

/**
 * Readonly because the game says so: what libraries and pages keep readonly is their own affair.
 *
 * @param {ts.Symbol} property
 */
const isLocked = property =>
  isReadonly(property) &&
  (property.declarations ?? []).some(each => OURS.test(each.getSourceFile().fileName));

/** @param {ts.Type} type */
const partsOf = type => (type.isUnion() ? type.types : [type]);

/**
 * Whether a member may only be read; of a union, in one of its types.
 *
 * @param {ts.TypeChecker} checker
 * @param {ts.Type} type
 * @param {string | undefined} name `undefined` where any index may be meant
 */
export const isReadonlyMember = (checker, type, name) =>
  partsOf(checker.getApparentType(type)).some(part => {
    const property = name === undefined ? undefined : checker.getPropertyOfType(part, name);
    return property
      ? isReadonly(property)
      : checker.getIndexInfosOfType(part).some(({ isReadonly }) => isReadonly);
  });

/**
 * Whether a member of it is locked.
 *
 * @param {ts.TypeChecker} checker
 * @param {ts.Type} type
 */
export const hasLock = (checker, type) =>
  partsOf(checker.getApparentType(type)).some(part => checker.getPropertiesOfType(part).some(isLocked));

/**
 * The path to a member that is locked in one type and open in the other, whatever of the other is meant. Types go
 * round in circles: no two are compared twice.
 *
 * @param {ts.TypeChecker} checker
 * @param {ts.Type} from
 * @param {ts.Type} to
 * @param {Map<ts.Type, Set<ts.Type>>} compared
 * @returns {string | undefined}
 */
export function unlocked(checker, from, to, compared = new Map()) {
  const known = compared.get(from) ?? new Set();
  if (from === to || known.has(to)) return undefined;
  compared.set(from, known.add(to));
  for (const source of partsOf(from).filter(isData)) {
    const targets = partsOf(to).filter(each => checker.isTypeAssignableTo(source, each));
    const paths = targets.map(each =>
      isData(each) ? unlockedIn(checker, source, each, compared) : undefined,
    );
    if (!paths.includes(undefined)) return paths[0];
  }
  return undefined;
}

/**
 * @param {ts.TypeChecker} checker
 * @param {ts.Type} from
 * @param {ts.Type} to
 * @param {Map<ts.Type, Set<ts.Type>>} compared
 * @returns {string | undefined}
 */
function unlockedIn(checker, from, to, compared) {
  for (const open of checker.getPropertiesOfType(to)) {
    const own = checker.getPropertyOfType(from, open.name);
    if (!own) continue;
    if (isLocked(own) && !isReadonly(open)) return open.name;
    const [one, other] = [checker.getTypeOfSymbol(own), checker.getTypeOfSymbol(open)];
    const deeper = unlocked(checker, one, other, compared);
    if (deeper !== undefined) return `${open.name}.${deeper}`;
  }
  return undefined;
}

/**
 * Functions and classes look after themselves.
 *
 * @param {ts.Type} type
 */
const isData = type =>
  (type.flags & ts.TypeFlags.Object) !== 0 &&
  type.getCallSignatures().length === 0 &&
  type.getConstructSignatures().length === 0 &&
  !type.isClass();
