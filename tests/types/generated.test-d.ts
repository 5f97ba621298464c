/** What the generated modules hold has types of its own: a list may be empty without another file ceasing to compile. */
import type { navigation } from '#generated/navigation.ts';
import type { services } from '#generated/services.ts';
import type { firm } from '#generated/site.ts';
import type { CompiledFirm, CompiledNavigation, CompiledService } from '#schema';

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

true satisfies Same<typeof firm, CompiledFirm>;
true satisfies Same<typeof services, readonly CompiledService[]>;
true satisfies Same<typeof navigation, CompiledNavigation>;
