// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import { choose, type Catalogue } from '../../../messages/message.ts'

export const account = {
  account_title: 'Votre compte',
  account_profile: 'Profil',
  account_name: 'Nom',
  account_email: 'E-mail',
  account_phone: 'Téléphone',
  account_currency: 'Devise',
  account_since: 'Membre depuis',
  sessions_title: 'Appareils et sessions',
  sessions_text:
    'Tous les endroits où vous êtes connecté. Mettez fin aux sessions que vous ne connaissez pas.',
  sessions_this: 'Cet appareil',
  sessions_active: ({ when }) => `Dernière activité : ${when}`,
  sessions_started: ({ when }) => `Connexion le ${when}`,
  sessions_started_from: ({ address, when }) => `Connexion le ${when} depuis ${address}`,
  sessions_end: 'Mettre fin à la session',
  sessions_end_label: ({ device }) => `Mettre fin à la session : ${device}`,
  sessions_end_ask: 'Mettre fin à cette session ? Il faudra se reconnecter sur cet appareil.',
  sessions_end_yes: 'Oui, y mettre fin',
  sessions_end_no: 'La garder',
  sessions_ended: ({ device }) => `La session est terminée : ${device}`,
  sessions_retry: 'Réessayer',
  sessions_loading: 'Chargement de vos appareils',
  orders_title: 'Vos commandes',
  orders_loading: 'Chargement de vos commandes',
  orders_empty: 'Vous n’avez encore rien commandé.',
  device_on: ({ browser, system }) => `${browser} sur ${system}`,
  device_unknown: 'Appareil inconnu',
  device_screen: ({ size }) => `Écran de ${size} pixels`,
  device_languages: ({ languages }) => `Langues : ${languages}`,
  account_save: 'Enregistrer',
  account_name_hint: 'C’est ainsi que nous vous saluons. Vous pouvez laisser ce champ vide.',
  account_name_saved: 'Votre nom est enregistré.',
  account_currency_saved: 'Votre devise est enregistrée.',
  account_no_contact:
    'Ce compte n’a ni adresse e-mail ni numéro de téléphone. Vous vous connectez avec un compte associé.',
  identifiers_title: 'E-mail et téléphone',
  identifiers_text: 'Ils servent à vous connecter et à récupérer votre compte.',
  identifiers_loading: 'Chargement de l’e-mail et du téléphone',
  identifiers_none: 'Non ajouté',
  identifiers_confirmed: 'Confirmé',
  identifiers_unconfirmed: 'Pas encore confirmé',
  identifiers_confirm: 'Confirmer',
  identifiers_first:
    'Confirmez d’abord que votre adresse e-mail ou votre numéro est bien à vous. Vous pourrez ensuite le modifier et en ajouter un autre.',
  identifiers_last: 'Le seul qui est confirmé reste, pour que vous puissiez récupérer votre compte.',
  identifiers_change: 'Modifier',
  identifiers_add: 'Ajouter',
  identifiers_remove: 'Supprimer',
  identifiers_change_label: ({ kind }) =>
    choose({ email: 'Modifier l’adresse e-mail', other: 'Modifier le numéro de téléphone' }, kind),
  identifiers_add_label: ({ kind }) =>
    choose({ email: 'Ajouter une adresse e-mail', other: 'Ajouter un numéro de téléphone' }, kind),
  identifiers_remove_label: ({ kind }) =>
    choose({ email: 'Supprimer l’adresse e-mail', other: 'Supprimer le numéro de téléphone' }, kind),
  identifiers_code_text: 'Nous y envoyons un code, pour que personne ne prenne celui d’un autre.',
  identifiers_code_submit: 'Confirmer',
  identifiers_cancel: 'Annuler',
  identifiers_done: ({ kind, value }) =>
    choose(
      {
        email: `Votre adresse e-mail est maintenant ${value}.`,
        other: `Votre numéro de téléphone est maintenant le ${value}.`,
      },
      kind,
    ),
  identifiers_remove_ask: ({ value }) =>
    `Supprimer ${value} ? Vous ne pourrez plus vous connecter ni récupérer votre compte avec.`,
  identifiers_remove_yes: 'Oui, supprimer',
  identifiers_remove_no: 'Conserver',
  identifiers_removed: ({ value }) => `${value} est supprimé de votre compte.`,
  undo_title: 'Annuler le changement',
  undo_back: ({ value }) => `Votre compte retrouve ${value}. Ce qui a été modifié ensuite est aussi annulé.`,
  undo_added: ({ kind }) =>
    choose(
      {
        email:
          'L’adresse e-mail ajoutée est supprimée de votre compte. Ce qui a été modifié ensuite est aussi annulé.',
        other:
          'Le numéro de téléphone ajouté est supprimé de votre compte. Ce qui a été modifié ensuite est aussi annulé.',
      },
      kind,
    ),
  undo_effects: ({ passwords }) =>
    choose(
      {
        yes: 'Le mot de passe ne fonctionne plus, et tous les appareils sont déconnectés. Les comptes associés dans les 72 heures avant le changement, ou après, sont dissociés. Vous définissez ensuite un nouveau mot de passe.',
        other:
          'Tous les appareils sont déconnectés. Les comptes associés dans les 72 heures avant le changement, ou après, sont dissociés. Vous vous connectez ensuite avec un code.',
      },
      passwords,
    ),
  undo_done:
    'Le changement est annulé, et tous les appareils sont déconnectés. Connectez-vous maintenant avec un code et vérifiez ce qui donne encore accès à votre compte.',
  undo_over: 'Ce lien n’est plus valable : il a déjà servi ou date de plus de 72 heures.',
  undo_over_link: 'Récupérer votre compte',
  password_title: 'Mot de passe',
  password_text: 'Si vous le changez, vos autres appareils sont déconnectés.',
  password_present: 'Mot de passe actuel',
  password_next: 'Nouveau mot de passe',
  password_forgot: 'Oublié ?',
  password_submit: 'Changer le mot de passe',
  password_changed: 'Votre mot de passe est changé. Vos autres appareils sont déconnectés.',
  password_none: 'Ce compte n’a pas de mot de passe. Vous vous connectez avec un compte associé.',
  password_none_text:
    'Pour en avoir un aussi, indiquez l’adresse ou le numéro concerné. Nous y envoyons un code, pour que personne ne prenne celui d’un autre.',
  password_setup_send: 'Envoyer le code',
  password_setup_sent: ({ name }) => `Nous avons envoyé un code à ${name}. Il est valable 10 minutes.`,
  password_setup_code: 'Code reçu',
  password_setup_submit: 'Définir le mot de passe',
  password_setup_again: 'Redemander',
  password_setup_done: ({ name }) =>
    `Votre mot de passe est défini. Vous pouvez désormais vous connecter avec ${name}.`,
  password_none_set:
    'Ce compte n’a pas de mot de passe. Choisissez-en un pour vous connecter aussi avec lui.',
  link_first:
    'Confirmez d’abord que votre adresse e-mail ou votre numéro est bien à vous. Vous pourrez ensuite associer des comptes.',
  link_last_way: 'Votre seule façon de vous connecter. Ajoutez-en d’abord une autre.',
  ways_title: 'Ce qui donne aussi accès à votre compte',
  ways_text:
    'Qui se connecte avec l’un d’eux entre toujours dans votre compte. Retirez ce qui n’est pas à vous.',
  ways_not_mine: 'Ce n’est pas à moi',
  ways_not_mine_label: ({ name }) => `${name} : ce n’est pas à moi`,
  ways_none: 'Rien d’autre ne donne accès à votre compte.',
  recovered_title: 'Votre nouveau mot de passe est défini',
  recovered_text: 'Vous êtes connecté ici et déconnecté partout ailleurs.',
  recovered_unlinked_title: 'Ce que nous avons dissocié',
  recovered_unlinked_text:
    'Vous êtes la première personne à montrer que cette adresse ou ce numéro est à vous. Ceci avait été associé avant, peut-être par quelqu’un d’autre. Ce qui est à vous, vous pouvez l’associer de nouveau.',
  recovered_go: 'Continuer',
  ended_title: 'Ce compte est désormais à vous',
  ended_password_title: 'L’ancien mot de passe',
  ended_password_text:
    'Il a été défini avant que vous montriez que cette adresse ou ce numéro est à vous, peut-être par quelqu’un d’autre. Il n’ouvre plus le compte.',
  preferences_title: 'Langue et devise',
  preferences_language: 'Langue',
  preferences_language_hint: 'Vos autres appareils la suivent si vous n’y avez rien choisi.',
  preferences_language_failed: 'La langue n’a pas pu être changée. Vérifiez votre connexion et réessayez.',
  data_title: 'Vos données',
  data_text:
    'Un fichier avec tout ce qui est conservé sur vous : votre compte, vos appareils, vos comptes associés et vos connexions.',
  data_export: 'Télécharger mes données',
  data_exported: ({ file }) => `Vos données ont été remises à votre navigateur : ${file}.`,
  deletion_title: 'Supprimer le compte',
  deletion_text:
    'Votre compte et tout ce qui s’y rattache sont supprimés définitivement. Téléchargez d’abord vos données si vous voulez les garder.',
  deletion_open: 'Supprimer le compte…',
  deletion_ask: 'Supprimer votre compte ?',
  deletion_goes: 'Sont supprimés définitivement, sans que personne puisse les rétablir :',
  deletion_goes_profile: 'votre profil, vos informations de connexion et vos préférences',
  deletion_goes_links: 'les liens avec vos comptes sociaux',
  deletion_goes_devices: 'ce qui est connu de vos appareils : ils sont tous déconnectés',
  deletion_goes_orders: 'vos commandes et les codes que vous avez utilisés',
  deletion_stays:
    'Il reste seulement la trace de ce qui s’est passé et de la date, sans rien qui dise qui vous êtes.',
  deletion_confirm: 'Oui, tout supprimer',
  deletion_submit: 'Supprimer mon compte',
  deletion_keep: 'Garder mon compte',
  session_ended: 'Votre session est terminée. Reconnectez-vous pour continuer.',
  goodbye_title: 'Votre compte est supprimé',
  goodbye_text: 'Vos données sont effacées et vous êtes déconnecté partout. Merci de votre visite.',
  sessions_others_end: 'Se déconnecter partout ailleurs',
  sessions_others_ask: ({ count }) =>
    choose(
      {
        one: `Déconnecter ${count} autre appareil ? Il faudra s’y reconnecter.`,
        many: `Déconnecter ${count} d’autres appareils ? Il faudra s’y reconnecter.`,
        other: `Déconnecter ${count} autres appareils ? Il faudra s’y reconnecter.`,
      },
      count,
      'fr',
    ),
  sessions_others_yes: 'Oui, s’y déconnecter',
  sessions_others_no: 'Les laisser connectés',
  sessions_others_ended: 'Vous êtes déconnecté partout ailleurs.',
  device_details: 'Détails',
  device_details_text:
    'Lu lors de la connexion, pour distinguer vos appareils. Cela ne permet à personne d’entrer.',
  device_system: 'Système',
  device_screen_term: 'Écran',
  device_screen_value: ({ size }) => `${size} pixels`,
  device_languages_term: 'Langues',
  device_touch: 'Écran tactile',
  device_cookies: 'Garde les cookies',
  device_yes: 'Oui',
  device_no: 'Non',
  device_processor: 'Processeur',
  device_cores: ({ count }) =>
    choose({ one: `${count} cœur`, many: `${count} de cœurs`, other: `${count} cœurs` }, count, 'fr'),
  device_memory: 'Mémoire',
  device_graphics: 'Graphismes',
  device_connection: 'Connexion',
  device_battery: 'Batterie',
  device_charging: ({ level }) => `${level}, en charge`,
  device_agent: 'Le navigateur dit',
  verify_title: 'Confirmer que c’est à vous',
  verify_email_title: 'Confirmez votre adresse e-mail',
  verify_phone_title: 'Confirmez votre numéro de téléphone',
  verify_email_text: ({ name }) =>
    `Nous enverrons un code à ${name}, pour vérifier que cette adresse est bien à vous.`,
  verify_phone_text: ({ name }) =>
    `Nous enverrons un code à ${name}, pour vérifier que ce numéro est bien à vous.`,
  verify_submit: 'Confirmer',
  verify_later: 'Plus tard',
  verify_email_done_title: 'Votre adresse e-mail est confirmée',
  verify_phone_done_title: 'Votre numéro de téléphone est confirmé',
  verify_code_title: 'Votre code',
  verify_code_text:
    'Saisissez-le sur la page où vous l’avez demandé. Il ne fonctionne que dans ce navigateur-là.',
  verify_code_ignore: 'Si vous n’avez rien demandé, ne faites rien : sans ce code, il ne se passe rien.',
  verify_email_notice: 'Votre adresse e-mail n’est pas encore confirmée.',
  verify_phone_notice: 'Votre numéro de téléphone n’est pas encore confirmé.',
  verify_notice_link: 'Confirmer maintenant',
  verify_email_again: 'Mauvaise adresse ? Créer un autre compte',
  verify_phone_again: 'Mauvais numéro ? Créer un autre compte',
} satisfies Catalogue
