// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import { choose, type Catalogue } from '../../../messages/message.ts'

export const server = {
  page_no_script:
    'Foyer a besoin de JavaScript pour vous connecter. Activez-le pour ce site, puis rechargez la page.',
  page_home:
    'Un seul compte pour tout : connectez-vous avec votre adresse e-mail, votre numéro de téléphone ou un compte que vous avez déjà.',
  page_sign_in: 'Connectez-vous à Foyer par e-mail, par téléphone ou avec un compte que vous avez déjà.',
  page_sign_up:
    'Créez un compte Foyer : une adresse e-mail ou un numéro de téléphone et un mot de passe suffisent.',
  page_recover:
    'Mot de passe oublié ? Recevez un lien par e-mail ou un code par SMS et choisissez-en un nouveau.',
  page_checkout: 'Passez une commande sur Foyer. Aucun compte n’est nécessaire.',
  page_terms: 'Les conditions des commandes passées sur Foyer.',
  page_picture: 'Trois arches imbriquées et une porte éclairée.',
  error_bad_json: 'La requête n’est pas un JSON valide. Vérifiez sa syntaxe et renvoyez-la.',
  error_invalid_request: 'La requête n’a pas la forme attendue par cet appel.',
  error_unknown_field: 'La requête contient un champ que cet appel ne connaît pas. Retirez-le.',
  error_forbidden_key: 'La requête contient une clé qui n’est jamais autorisée. Retirez-la.',
  error_unauthenticated: 'Connectez-vous pour continuer.',
  error_invalid_credentials:
    'Les identifiants et le mot de passe ne correspondent pas. Vérifiez-les et réessayez.',
  error_captcha_required:
    'Montrez d’abord que vous êtes une personne : le formulaire comporte une vérification pour cela.',
  error_captcha_failed: 'Nous n’avons pas pu confirmer que vous êtes une personne. Refaites la vérification.',
  error_forbidden_origin: 'Cette requête vient d’un site qui n’a pas le droit de l’envoyer.',
  error_not_found: 'Il n’y a rien à cette adresse.',
  error_method_not_allowed: 'Cette adresse n’accepte pas ce type de requête.',
  error_account_exists:
    'Un compte existe déjà avec ces informations. Connectez-vous ou récupérez son mot de passe.',
  error_social_state_invalid:
    'Cette connexion n’est plus valable : elle a été commencée il y a trop longtemps, dans un autre navigateur, ou a déjà servi. Recommencez.',
  error_social_denied:
    'Vous n’avez pas donné votre accord chez le fournisseur. Réessayez ou choisissez une autre façon de vous connecter.',
  error_social_provider_failed:
    'Le fournisseur n’a pas répondu comme prévu. Réessayez ou choisissez une autre façon de vous connecter.',
  error_social_not_found: 'Cette façon de se connecter n’est pas proposée ici. Choisissez-en une autre.',
  error_social_identity_taken:
    'Ce compte du fournisseur est associé à un autre compte ici. Connectez-vous avec lui et dissociez-le d’abord là-bas.',
  error_social_last_way:
    'C’est votre seule façon de vous connecter. Ajoutez d’abord un mot de passe ou associez un autre compte.',
  error_proof_needed: 'Votre connexion date déjà un peu. Pour cela, connectez-vous de nouveau.',
  error_body_too_large: 'La requête est trop volumineuse. Envoyez 64 Kio au maximum.',
  error_unsupported_media_type: 'Envoyez la requête en application/json.',
  error_validation_failed: 'Certains champs sont à revoir.',
  error_too_many_attempts: ({ seconds }) =>
    choose(
      {
        one: `Trop de tentatives. Attendez ${seconds} seconde et réessayez.`,
        many: `Trop de tentatives. Attendez ${seconds} secondes et réessayez.`,
        other: `Trop de tentatives. Attendez ${seconds} secondes et réessayez.`,
      },
      seconds,
      'fr',
    ),
  error_overloaded: ({ seconds }) =>
    choose(
      {
        one: `Il y a beaucoup de monde en ce moment. Attendez ${seconds} seconde et réessayez.`,
        many: `Il y a beaucoup de monde en ce moment. Attendez ${seconds} secondes et réessayez.`,
        other: `Il y a beaucoup de monde en ce moment. Attendez ${seconds} secondes et réessayez.`,
      },
      seconds,
      'fr',
    ),
  error_unavailable: 'Le service n’est pas disponible pour le moment. Réessayez dans un instant.',
  error_recovery_invalid: 'Ce lien ou ce code n’est plus valable. Demandez-en un nouveau.',
  error_code_wrong:
    'Ce code n’est pas le bon. Regardez le dernier message reçu et saisissez ses six chiffres.',
  error_wrong_password: 'Ce n’est pas votre mot de passe actuel.',
  error_passwords_too_similar: 'Choisissez un mot de passe moins proche du précédent.',
  error_password_common: 'Ce mot de passe est parmi les premiers essayés. Choisissez-en un autre.',
  mail_recovery_subject: ({ name }) => `Nouveau mot de passe pour ${name}`,
  mail_recovery_text: ({ name }) =>
    `Quelqu’un, sans doute vous, a demandé à définir un nouveau mot de passe pour votre compte ${name}.`,
  mail_recovery_action: 'Définir un nouveau mot de passe',
  mail_recovery_expiry: ({ minutes }) =>
    choose(
      {
        one: `Ce lien sert une seule fois, pendant ${minutes} minute. Si vous n’avez rien demandé, ne faites rien : votre mot de passe reste le même.`,
        many: `Ce lien sert une seule fois, pendant ${minutes} minutes. Si vous n’avez rien demandé, ne faites rien : votre mot de passe reste le même.`,
        other: `Ce lien sert une seule fois, pendant ${minutes} minutes. Si vous n’avez rien demandé, ne faites rien : votre mot de passe reste le même.`,
      },
      minutes,
      'fr',
    ),
  mail_password_changed_subject: ({ name }) => `Votre mot de passe ${name} a été modifié`,
  mail_password_changed_text: ({ name }) =>
    `Le mot de passe de votre compte ${name} a été modifié et tous les autres appareils ont été déconnectés.`,
  mail_password_changed_warning:
    'Si c’était vous, il n’y a rien à faire. Sinon, définissez tout de suite un nouveau mot de passe.',
  mail_order_subject: ({ name, number }) => `Votre commande ${number} chez ${name}`,
  mail_order_text: ({ name, number }) =>
    `Votre commande chez ${name} est enregistrée. Son numéro est ${number}.`,
  mail_order_price: ({ amount }) => `Prix : ${amount}`,
  mail_order_discount: ({ amount }) => `Remise : ${amount}`,
  mail_order_total: ({ amount }) => `Total : ${amount}`,
  mail_order_action: 'Voir la commande',
  mail_order_hint:
    'Une question ? Donnez-nous le numéro. Si vous n’avez rien commandé, quelqu’un a saisi votre adresse par erreur et vous n’avez rien à faire.',
  mail_linked_subject: ({ name, provider }) => `${provider} donne maintenant accès à votre compte ${name}`,
  mail_linked_text: ({ name, provider }) =>
    `Un compte ${provider} a été associé à votre compte ${name}. Qui se connecte avec lui entre dans le vôtre.`,
  mail_linked_warning:
    'Si c’était vous, il n’y a rien à faire. Sinon, définissez tout de suite un nouveau mot de passe : vous verrez ensuite ce qui donne encore accès à votre compte et pourrez le retirer.',
  mail_first_proof: ({ providers }) =>
    `Vous êtes la première personne à montrer que cette adresse ou ce numéro est à vous. Ce que quelqu’un a pu associer avant ne donne donc plus accès à votre compte : ${providers}. Ce qui est à vous, vous pouvez l’associer de nouveau.`,
  mail_code_subject: ({ code, name }) => `${code} est votre code ${name}`,
  mail_code_text: ({ code, name }) =>
    `Saisissez ce code sur la page où vous l’avez demandé pour vous connecter désormais à ${name} avec cette adresse : ${code}`,
  mail_code_expiry: ({ minutes }) =>
    choose(
      {
        one: `Il sert une seule fois, pendant ${minutes} minute. Si vous n’avez rien demandé, ne faites rien et ne le communiquez à personne.`,
        many: `Il sert une seule fois, pendant ${minutes} minutes. Si vous n’avez rien demandé, ne faites rien et ne le communiquez à personne.`,
        other: `Il sert une seule fois, pendant ${minutes} minutes. Si vous n’avez rien demandé, ne faites rien et ne le communiquez à personne.`,
      },
      minutes,
      'fr',
    ),
  mail_code_action: 'Ouvrir votre compte',
  sms_recovery: ({ code, minutes, name }) =>
    choose(
      {
        one: `${code} est votre code ${name}. Il sert une seule fois, pendant ${minutes} minute. Ne le communiquez à personne.`,
        many: `${code} est votre code ${name}. Il sert une seule fois, pendant ${minutes} minutes. Ne le communiquez à personne.`,
        other: `${code} est votre code ${name}. Il sert une seule fois, pendant ${minutes} minutes. Ne le communiquez à personne.`,
      },
      minutes,
      'fr',
    ),
  sms_password_changed: ({ name }) =>
    `Votre mot de passe ${name} a été modifié. Si ce n’était pas vous, définissez-en tout de suite un nouveau.`,
  sms_linked: ({ name, provider }) =>
    `${provider} a été associé à votre compte ${name} et y donne accès. Si ce n’était pas vous, définissez tout de suite un nouveau mot de passe et dissociez-le.`,
  sms_first_proof: ({ providers }) =>
    `Ce qui était associé avant que ce numéro soit confirmé comme le vôtre a été dissocié : ${providers}.`,
  error_promocode_unknown: 'Ce code n’existe pas. Vérifiez-le ou continuez sans code.',
  error_promocode_not_started:
    'Ce code n’est pas encore valable. Utilisez-le plus tard ou continuez sans lui.',
  error_promocode_expired: 'Ce code a expiré. Continuez sans lui ou saisissez-en un autre.',
  error_promocode_used_up: 'Ce code est épuisé. Continuez sans lui ou saisissez-en un autre.',
  error_promocode_used: 'Vous avez déjà utilisé ce code. Continuez sans lui ou saisissez-en un autre.',
  error_promocode_sign_in:
    'Ce code est réservé aux personnes connectées. Connectez-vous pour l’utiliser ou continuez sans lui.',
  error_promocode_currency:
    'Ce code est prévu pour une autre devise. Choisissez-la ou continuez sans le code.',
  error_zip_code_invalid: 'Ce code n’existe pas dans le pays choisi. Vérifiez les deux.',
  error_zip_code_not_served: 'Nous ne desservons pas l’État de ce code postal. Saisissez-en un autre.',
} satisfies Catalogue
